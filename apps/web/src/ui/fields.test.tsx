import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { NumberField, TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

it('associates the message and the hint with the control', async () => {
  renderApp(<TextField label="Email" hint="We write only when asked" error="Email is required" />);
  const field = await screen.findByLabelText('Email');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Email is required', 'We write only when asked']);
});

it('accepts the digits of Hindi, Marathi and Telugu keyboards as numbers', async () => {
  const insert = vi.fn(() => true);
  Object.assign(document, { execCommand: insert });
  renderApp(<NumberField label="Land" />);
  const field = await screen.findByLabelText('Land');
  for (const digit of ['५', '౭', '8'])
    fireEvent.keyPress(field, { charCode: digit.charCodeAt(0), which: digit.charCodeAt(0) });
  expect(insert.mock.calls).toEqual([
    ['insertText', false, '5'],
    ['insertText', false, '7'],
  ]);
});

it('shows and hides the letters of a password', async () => {
  const { user } = renderApp(<PasswordField label="Current password" defaultValue="Abc@1234" />);
  const field = await screen.findByLabelText('Current password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

it('is the only one called Password beside its button', async () => {
  renderApp(<PasswordField label="Password" />);
  const fields = await screen.findAllByLabelText(/password/i);
  expect(fields.map(({ tagName }) => tagName)).toEqual(['INPUT']);
});

it('counts the characters of a text while typing and stops at the limit', async () => {
  const { user } = renderApp(<TextareaField label="Description" counterLimit={5} maxLength={5} />);
  await user.type(await screen.findByLabelText('Description'), 'Wheat field');
  expect(screen.getByText(/5\/5/)).toBeTruthy();
});

it('offers its choices with an empty first one', async () => {
  const options = [{ value: 'rice', label: 'Rice' }];
  const { user } = renderApp(
    <SelectField label="Crop" placeholder="Choose" options={options} defaultValue="" />,
  );
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Crop' });
  expect(field.value).toBe('');
  await user.selectOptions(field, 'Rice');
  expect(field.value).toBe('rice');
});

it('ticks by its sentence and shows its message', async () => {
  const { user } = renderApp(<CheckboxField label="I agree" error="Please accept the terms" />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  await user.click(screen.getByText('I agree'));
  expect(box.checked).toBe(true);
  expect(screen.getByText('Please accept the terms')).toBeTruthy();
});

it('accepts the same file again after it was removed', async () => {
  function Holder() {
    const [files, setFiles] = useState<File[]>([]);
    return (
      <>
        <FileDrop label="Photograph" accept="image/*" onFiles={setFiles} held={files.length} />
        <p>{`${files.length} held`}</p>
        <button type="button" onClick={() => setFiles([])}>
          Remove
        </button>
      </>
    );
  }
  const { user } = renderApp(<Holder />);
  const leaf = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  const input = await screen.findByLabelText<HTMLInputElement>('Photograph', {
    selector: 'input',
  });
  await user.upload(input, leaf);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.upload(input, leaf);
  expect(screen.getByText('1 held')).toBeTruthy();
});

it('accepts a file by choosing and by dropping, one unless more are allowed', async () => {
  const seen: string[][] = [];
  const take = (files: File[]): void => void seen.push(files.map((file) => file.name));
  const { user } = renderApp(<FileDrop label="Photograph" accept="image/*" onFiles={take} />);
  const leaf = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  const stem = new File(['x'], 'stem.jpg', { type: 'image/jpeg' });
  const input = await screen.findByLabelText('Photograph', { selector: 'input' });
  await user.upload(input, leaf);
  fireEvent.drop(input, { dataTransfer: { files: [leaf, stem] } });
  expect(seen).toEqual([['leaf.jpg'], ['leaf.jpg']]);
});

it('counts text that a form sets or clears', async () => {
  function Note() {
    const { register, reset } = useForm({ defaultValues: { note: 'two litres' } });
    const [, setSaved] = useState(false);
    const save = () => {
      reset({ note: '' });
      setSaved(true);
    };
    return (
      <form>
        <TextareaField label="Note" counterLimit={50} {...register('note')} />
        <button type="button" onClick={save}>
          Save
        </button>
      </form>
    );
  }
  const { user } = renderApp(<Note />);
  await screen.findByText(/^10\/50$/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^0\/50$/);
});
