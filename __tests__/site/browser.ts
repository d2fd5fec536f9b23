/** The website, built and served on this machine, in a real browser. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { serve } from '../../site/build/serve.js';

const ROOT = join(import.meta.dirname, '../..');

/** Nothing of the browser's own may ask the network for anything. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLACES = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser is asked for in CI; elsewhere these tests run where there is one. */
export const executable = PLACES.find((path) => path !== undefined && existsSync(path));
export const isMissing = executable === undefined && process.env['CI'] !== 'true';

export interface Site {
  readonly folder: string;
  readonly url: string;
  /** A page of the site, and what its console and its policy complained of. */
  open(path: string, options?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>;
  /** Ends the pages that are open. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** The folder that the site is built into. */
export function buildSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolint-site-'));
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/site.ts', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  return folder;
}

export async function openSite(folder = buildSite()): Promise<Site> {
  const server: Server = await serve(folder, 0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser: Browser = await chromium.launch({ executablePath: executable, args: FLAGS });
  return {
    folder,
    url,
    async open(path, options) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(url + path);
      return { page, complaints };
    },
    async closePages() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    async close() {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The playground, once it has said something of what is in it. */
export async function openPlayground(site: Site, options?: BrowserContextOptions, hash = '') {
  const opened = await site.open(`playground/index.html${hash}`, options);
  await linted(opened.page);
  return opened;
}

export async function linted(page: Page): Promise<void> {
  await page.waitForSelector('body[data-state="done"]');
}

/** Replaces the whole text as somebody who pastes does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document
      .querySelector('.cm-content')!
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  await linted(page);
}

export async function textOf(page: Page): Promise<string> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  return page.evaluate(() => {
    const data = new DataTransfer();
    document
      .querySelector('.cm-content')!
      .dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData('text/plain');
  });
}

export async function findings(page: Page): Promise<{ rule: string; place: string }[]> {
  return page.locator('#findings .finding').evaluateAll((items) =>
    items.map((item) => ({
      rule: item.querySelector('.rule')!.textContent ?? '',
      place: item.querySelector('.place')!.textContent ?? '',
    })),
  );
}
