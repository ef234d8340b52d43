import { Alert, type AlertTone } from '../alert.tsx';
import { Badge, type Tone } from '../badge.tsx';
import { Button } from '../button.tsx';
import type { ButtonLook } from '../button-class.ts';
import { Card } from '../card.tsx';
import { Icon } from '../icon.tsx';
import { ICON_PATHS, type IconName } from '../icon-paths.ts';
import { Progress } from '../progress.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StateView, type ViewState } from '../state-view.tsx';

const LOOKS: readonly ButtonLook[] = ['primary', 'accent', 'plain', 'quiet', 'danger'];
const TONES: readonly Tone[] = ['neutral', 'good', 'warn', 'danger', 'info'];
const ALERTS: readonly AlertTone[] = ['danger', 'warn', 'good', 'info'];
const STATES: readonly ViewState[] = ['loading', 'empty', 'error', 'offline'];
const ICONS = Object.keys(ICON_PATHS) as IconName[];

export function DevStates() {
  return (
    <>
      <Card title="Buttons" icon="check">
        <div className="flex flex-wrap gap-3">
          {LOOKS.map((look) => (
            <Button key={look} look={look} icon="leaf">
              {look}
            </Button>
          ))}
          <Button busy>busy</Button>
          <Button disabled>disabled</Button>
        </div>
      </Card>
      <Card title="Icons">
        <ul className="flex flex-wrap gap-4">
          {ICONS.map((name) => (
            <li key={name} className="flex w-20 flex-col items-center gap-1 text-xs text-muted">
              <Icon name={name} className="size-7" />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Notices">
        <div className="flex flex-col gap-3">
          {ALERTS.map((tone) => (
            <Alert key={tone} tone={tone} action={<Button look="plain">Act</Button>}>
              {tone}: the pump can rest today.
            </Alert>
          ))}
          <div className="flex gap-2">
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        </div>
      </Card>
      <Card title="States">
        <div className="grid sm:grid-cols-2">
          {STATES.map((state) => (
            <StateView key={state} state={state} action={<Button look="plain">Try again</Button>}>
              {state}
            </StateView>
          ))}
        </div>
        <Skeleton className="h-24 w-full" />
        <Progress label="Seeds" value={0.4} text="₹400 of ₹1,000" />
        <Progress label="Labour" value={1.2} text="₹1,200 of ₹1,000" tone="danger" />
      </Card>
    </>
  );
}
