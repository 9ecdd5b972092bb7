/** The folder of the built page (`npm run build -w @kitchen-table/web`), for servers that hand it out. */
export const pageFolder: URL = new URL('../dist-page/', import.meta.url);
