import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** Browser tests with Debian's Chromium (KITCHEN_TABLE_CHROMIUM names another one). */
const config: PlaywrightTestConfig = defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build-page.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 240_000,
  // A crowded machine may starve a page once; what fails twice is a fault. The list names what was tried again as flaky.
  retries: 1,
  // A state is waited for, not a time: games are woken in threads that load for seconds from the sources.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env['KITCHEN_TABLE_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});

export default config;
