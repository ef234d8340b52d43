import { useT } from '../lib/i18n/use-t.ts';
import { setTheme, useTheme } from '../lib/theme/theme.ts';
import type { Theme } from '../lib/theme/theme-choice.ts';
import { Segmented } from './segmented.tsx';

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

/** Light, dark, or the device's preference. */
export function ThemeSwitch() {
  const t = useT('common');
  const theme = useTheme();
  return (
    <Segmented
      label={t('theme.label')}
      value={theme}
      onChange={setTheme}
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
    />
  );
}
