import { ThemeSwitch } from '../theme-switch.tsx';
import { DevData } from './dev-data.tsx';
import { DevForms } from './dev-forms.tsx';
import { DevOverlays } from './dev-overlays.tsx';
import { DevStates } from './dev-states.tsx';

/** Every piece of the design system in every state; for developers, so in English only. */
export function DevUi() {
  return (
    <>
      <ThemeSwitch />
      <DevStates />
      <DevForms />
      <DevData />
      <DevOverlays />
    </>
  );
}
