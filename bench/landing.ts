import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startOwnApp } from '../e2e/support/start-app.ts';

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const WANTED: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Lighthouse on the landing page with its mobile settings (slow 4G, four times slower processor). */
export default async function measure(): Promise<void> {
  const app = await startOwnApp({ LOG_LEVEL: 'silent' });
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const chrome = await launch({
    ...(existsSync(chromium) ? { chromePath: chromium } : {}),
    chromeFlags: CHROMIUM_FLAGS,
  });
  try {
    const result = await lighthouse(`${app.url}/`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
    });
    if (!result) throw new Error('lighthouse gave no result');
    const { categories, audits } = result.lhr;
    for (const [name, least] of Object.entries(WANTED)) {
      const score = Math.round((categories[name]?.score ?? 0) * 100);
      process.stdout.write(`lighthouse mobile ${name}: ${score} (wanted ≥ ${least})\n`);
    }
    const requests = audits['network-requests']?.details;
    const items =
      requests && 'items' in requests
        ? (requests.items as { url: string; transferSize: number; resourceType: string }[])
        : [];
    const kb = (type: string) =>
      Math.round(
        items.filter((i) => i.resourceType === type).reduce((sum, i) => sum + i.transferSize, 0) /
          102.4,
      ) / 10;
    const foreign = items.filter((i) => new URL(i.url).origin !== new URL(app.url).origin);
    process.stdout.write(
      `landing page: ${items.length} requests (wanted ≤ 12), ${kb('Script')} KB of JavaScript (≤ 95), ${kb('Stylesheet')} KB of CSS (≤ 15), ${foreign.length} from other hosts (0)\n`,
    );
  } finally {
    chrome.kill();
    await app.remove();
  }
}
