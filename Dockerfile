# The table's server with its page. docs/hosting.md says how it is used.
FROM node:24-slim AS built
WORKDIR /kitchen-table
COPY . .
# Node 24 has SQLite of its own; nothing is compiled.
RUN npm ci --ignore-scripts && npm run build && npm run build -w @kitchen-table/web

FROM node:24-slim
WORKDIR /kitchen-table
ENV NODE_ENV=production
COPY --from=built /kitchen-table /kitchen-table
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8470
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8470/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that SIGTERM reaches it.
ENTRYPOINT ["node", "packages/cli/dist/main.js", "serve", "--host", "0.0.0.0", "--port", "8470", "--data", "/data", "--log"]
