import { act, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';
import { Dictated } from './dictated.tsx';

interface Heard {
  onresult: (event: { results: { transcript: string }[][] }) => void;
  onend: () => void;
}
let heard: Heard | null = null;
class Recognition {
  onresult = () => undefined;
  onend = () => undefined;
  start() {
    heard = this as unknown as Heard;
  }
  stop() {
    heard?.onend();
  }
  abort() {}
}
const say = (transcript: string) => act(() => heard?.onresult({ results: [[{ transcript }]] }));

beforeEach(() => vi.stubGlobal('SpeechRecognition', Recognition));
afterEach(() => {
  vi.unstubAllGlobals();
  heard = null;
});

function Form({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { register, handleSubmit } = useForm();
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <Dictated>
        <TextField label="Work" {...register('work')} />
      </Dictated>
      <button type="submit">Save</button>
    </form>
  );
}

it('says once where the voice goes, then writes into the form what was heard', async () => {
  const saved = vi.fn();
  const { user } = renderApp(<Form onSubmit={saved} />);
  await user.click(await screen.findByRole('button', { name: 'Speak' }));
  expect(heard).toBeNull();
  screen.getByText(/most browsers send the sound to their maker/);
  await user.click(screen.getAllByRole('button', { name: 'Speak' }).at(-1) as HTMLElement);
  say('weed the cotton');
  await user.click(screen.getByRole('button', { name: 'I have finished' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved.mock.calls[0]?.[0]).toEqual({ work: 'weed the cotton' });
  await user.click(screen.getByRole('button', { name: 'Speak' }));
  expect(screen.queryByText(/most browsers send the sound/)).toBeNull();
});

it('writes spoken numbers as figures', async () => {
  localStorage.setItem('voice-told', 'yes');
  const { user } = renderApp(
    <Dictated as="number">
      <NumberField label="Amount" />
    </Dictated>,
  );
  await user.click(await screen.findByRole('button', { name: 'Speak' }));
  say('dedh hazaar rupaye');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1500');
});

it('is the field alone where the browser recognises no speech', () => {
  vi.unstubAllGlobals();
  renderApp(
    <Dictated>
      <TextField label="Work" />
    </Dictated>,
  );
  screen.getByLabelText('Work');
  expect(screen.queryByRole('button')).toBeNull();
});
