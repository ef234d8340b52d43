import { existsSync } from 'node:fs';
import paths from '../../scripts/chromium-paths.json' with { type: 'json' };

/** The Chromium of the machine, the one without a user interface first; none where Playwright's own is used. */
const found = process.env.CHROMIUM_PATH ?? paths.find((path) => existsSync(path));

/** Launch options that name it. */
export const chromiumOfMachine = found ? { executablePath: found } : {};
