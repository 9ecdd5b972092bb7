/** `kt serve`: the table in the browser. */
import { Command, Option } from '@commander-js/extra-typings';
import { startServer, USUAL_BUDGET, USUAL_SHARES } from '@kitchen-table/server';
import { openInBrowser } from '../shared/browser.ts';
import { example, wholeNumber } from '../shared/options.ts';
import { print, printJson } from '../shared/output.ts';

/** The command. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve the table to your browser')
    .addOption(portOption())
    .option(
      '--host <address>',
      'who may come: 127.0.0.1 this machine only, 0.0.0.0 everybody on the network',
      '127.0.0.1',
    )
    .option('--name <names...>', 'names under which others reach this machine, besides its own and its addresses')
    .option('--data <folder>', 'where games are kept and imported cards are found (default: your data folder)')
    .addOption(databaseOption())
    .option('--peer-address <url>', 'under which address other servers on the database reach this one')
    .option('--pace <ms>', 'how long a bot lets you look at what it did', wholeNumber(0, 60_000), 350)
    .option(
      '--decision-seconds <n>',
      'how much CPU time one decision may take before its table is paused: more on a slow machine',
      wholeNumber(1, 3600),
      USUAL_BUDGET.milliseconds / 1000,
    )
    .option('--megabytes <n>', 'memory for the games of one thread', wholeNumber(64, 65_536), USUAL_BUDGET.megabytes)
    .option('--open', 'open it in the browser of this machine, where somebody sits at one')
    .option('--log', 'log requests and what becomes of games, a line of JSON each')
    .option('--behind-proxy', 'everybody comes through a proxy of yours, which says who they are in X-Forwarded-For')
    .addOption(trustedOption())
    .addOption(shareOption('connections', 'pages that one address may have open', USUAL_SHARES.connections))
    .addOption(shareOption('tables', 'tables at which one address may be at once', USUAL_SHARES.tables))
    .addOption(
      shareOption('new-tables', 'tables that one address may lay in a minute', USUAL_SHARES.newTablesPerMinute),
    )
    .option('--metrics', 'let anybody read /metrics (for Prometheus), not only programs of this machine')
    .option('--json', 'print the address as one JSON object')
    .addHelpText('after', example('serve --port 8470'))
    .action(async (options) => {
      const {
        port,
        host,
        name,
        data,
        database,
        peerAddress,
        pace,
        log,
        metrics,
        behindProxy,
        trustedProxies,
        decisionSeconds,
        megabytes,
        connectionsPerAddress,
        tablesPerAddress,
        newTablesPerAddress,
      } = options;
      const server = await startServer({
        port,
        host,
        pace,
        log: log === true,
        behindProxy: trustedProxies ?? behindProxy === true,
        shares: {
          connections: connectionsPerAddress,
          tables: tablesPerAddress,
          newTablesPerMinute: newTablesPerAddress,
        },
        openMetrics: metrics === true,
        budget: { milliseconds: decisionSeconds * 1000, megabytes },
        ...(name === undefined ? {} : { names: name }),
        ...(data === undefined ? {} : { dataFolder: data }),
        ...(database === undefined ? {} : { database }),
        ...(peerAddress === undefined ? {} : { peerAddress }),
      });
      if (options.json) printJson({ url: server.url });
      else tellAddress(server.url, options.open === true && openInBrowser(server.url));
      await stopped();
      await server.close();
    }) as unknown as Command;
}

/** Where the table is; `isOpened`: the browser of this machine is on its way there. */
function tellAddress(url: string, isOpened: boolean): void {
  const browser = isOpened ? 'Your browser opens it.' : 'Open it in your browser.';
  print('', `  The table is set: ${url}`, '', `  ${browser} Ctrl+C closes the table; games are kept.`, '');
}

/** `--port`, else what the environment says, unless that is nothing. */
function portOption(): Option<'--port <n>', undefined, number, number> {
  const option = new Option('--port <n>', 'the port; 0 for any free one (also PORT in the environment)')
    .argParser(wholeNumber(0, 65_535))
    .default(8470);
  return process.env.PORT === '' ? option : option.env('PORT');
}

/** `--database`, else what the environment says, unless that is nothing. */
function databaseOption(): Option<'--database <url>'> {
  const option = new Option(
    '--database <url>',
    'a PostgreSQL database that keeps the games and may be shared by several servers (default: a file in the data folder)',
  );
  return process.env.DATABASE_URL === '' ? option : option.env('DATABASE_URL');
}

/** `--trusted-proxies`, else what the environment says, unless that is nothing. */
function trustedOption(): Option<'--trusted-proxies <addresses>', undefined, undefined, readonly string[]> {
  const option = new Option(
    '--trusted-proxies <addresses>',
    'proxies that are believed, and nobody else: addresses or networks with commas between them',
  ).argParser((value): readonly string[] => value.split(',').map((place) => place.trim()));
  return process.env.TRUSTED_PROXIES === '' ? option : option.env('TRUSTED_PROXIES');
}

/** `--...-per-address`, else what the environment says, unless that is nothing. */
function shareOption<What extends string>(
  what: What,
  means: string,
  usual: number,
): Option<`--${What}-per-address <n>`, undefined, number, number> {
  const name = `${what}-per-address` as const;
  const option = new Option(`--${name} <n>`, means).argParser(wholeNumber(1, 1_000_000)).default(usual);
  const variable = name.toUpperCase().replaceAll('-', '_');
  return process.env[variable] === '' ? option : option.env(variable);
}

/** Resolves when the process is asked to end. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
