import { useState } from 'react';
import { Card } from '../card.tsx';
import { CheckboxField } from '../checkbox-field.tsx';
import { FileDrop } from '../file-drop.tsx';
import { PasswordField } from '../password-field.tsx';
import { Segmented } from '../segmented.tsx';
import { SelectField } from '../select-field.tsx';
import { DateField, NumberField, TextField, TimeField } from '../text-field.tsx';
import { TextareaField } from '../textarea-field.tsx';

const CROPS = [
  { value: 'wheat', label: 'Wheat' },
  { value: 'rice', label: 'Rice' },
];

export function DevForms() {
  const [view, setView] = useState<'day' | 'week'>('day');
  const [file, setFile] = useState('');
  return (
    <Card title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" hint="As on your land record" />
        <TextField label="Name" defaultValue="R2" error="Name must be 2-50 characters" />
        <TextField label="Disabled" disabled defaultValue="Cannot change" />
        <NumberField label="Amount" min={0} />
        <PasswordField label="Password" />
        <SelectField label="Crop" options={CROPS} placeholder="Choose a crop" />
        <DateField label="Date" />
        <TimeField label="Time" />
        <TextareaField label="Notes" counterLimit={500} maxLength={500} />
        <div>
          <CheckboxField label="I agree" />
          <CheckboxField label="I agree" error="Please accept the terms" />
        </div>
        <Segmented
          label="Span"
          value={view}
          onChange={setView}
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
        />
        <FileDrop
          label="Photograph"
          accept="image/*"
          icon="camera"
          hint={file || 'Up to 5 MB'}
          onFiles={(files) => setFile(files[0]?.name ?? '')}
        />
      </div>
    </Card>
  );
}
