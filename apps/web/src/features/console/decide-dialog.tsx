import {
  type CaseDecision,
  type CaseDeed,
  REMOVAL_GROUNDS,
} from '@ankur/contracts/console/moderation-rules';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useDecideCaseMutation } from './moderation.api.ts';
import { WhyDialog } from './why-dialog.tsx';

interface Props {
  id: string;
  deed: CaseDeed;
  /** The most frequent reason of the reports. */
  ground: string | undefined;
  /** Whether it has a picture, which can be added to the known ones. */
  hasPicture: boolean;
  onClose: () => void;
}

/** Asks for the reason of a decision, and the ground of a removal. */
export function DecideDialog({ id, deed, ground: named, hasPicture, onClose }: Props) {
  const t = useT('console');
  const [decide] = useDecideCaseMutation();
  const [ground, setGround] = useState<CaseDecision['ground']>(
    REMOVAL_GROUNDS.find((known) => known === named) ?? 'other',
  );
  const [remember, setRemember] = useState(false);
  const hint = deed === 'warn' ? 'warnHint' : deed === 'remove' ? 'hint' : 'logHint';
  return (
    <WhyDialog
      title={t(`deed.${deed}`)}
      hint={t(`decide.${hint}`)}
      onClose={onClose}
      onDo={(why) => decide({ id, deed, ground, remember_picture: remember, why })}
    >
      {deed === 'remove' && (
        <SelectField
          label={t('decide.ground')}
          value={ground}
          options={REMOVAL_GROUNDS.map((value) => ({ value, label: t(`ground.${value}`) }))}
          onChange={(event) => setGround(event.target.value as CaseDecision['ground'])}
        />
      )}
      {deed === 'remove' && hasPicture && (
        <CheckboxField
          label={t('decide.remember')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
      )}
    </WhyDialog>
  );
}
