import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { DataTable } from './data-table.tsx';
import { Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { Popover } from './popover.tsx';
import { StateView } from './state-view.tsx';
import { Tabs } from './tabs.tsx';

it('ignores clicks while busy', async () => {
  const press = vi.fn();
  const { user } = renderApp(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(press).not.toHaveBeenCalled();
});

it('regains the focus after it was busy, unless another element has it', async () => {
  let setBusy: (busy: boolean) => void = () => undefined;
  function Saving() {
    const [busy, set] = useState(false);
    setBusy = set;
    return (
      <>
        <Button busy={busy}>Save</Button>
        <input aria-label="Name" />
      </>
    );
  }
  renderApp(<Saving />);
  const save = await screen.findByRole('button', { name: 'Save' });
  // Browsers blur a disabled element; jsdom does not.
  const work = () => {
    save.focus();
    act(() => setBusy(true));
    save.blur();
  };
  work();
  act(() => setBusy(false));
  expect(document.activeElement).toBe(save);
  work();
  screen.getByLabelText('Name').focus();
  act(() => setBusy(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

function Rows() {
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <Card title="Devices">
      {rows.map((row) => (
        <Button key={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
          {row}
        </Button>
      ))}
    </Card>
  );
}

it('keeps the focus in a card when the focused element is removed', async () => {
  const { user } = renderApp(<Rows />);
  await user.click(await screen.findByRole('button', { name: 'two' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Devices' }));
});

function Ledgers() {
  const [value, setValue] = useState<'expenses' | 'incomes' | 'loans'>('expenses');
  const tabs = [
    { id: 'expenses', label: 'Expenses' },
    { id: 'incomes', label: 'Incomes' },
    { id: 'loans', label: 'Loans' },
  ] as const;
  return (
    <Tabs label="Ledgers" tabs={tabs} value={value} onChange={setValue}>
      {value} here
    </Tabs>
  );
}

it('moves through the tabs with the arrow keys, wrapping around', async () => {
  const { user } = renderApp(<Ledgers />);
  (await screen.findByRole('tab', { name: 'Expenses' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Incomes' }).textContent).toBe('incomes here');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Expenses', selected: true })).toBe(
    document.activeElement,
  );
});

it('opens a panel that an outside click and Escape close', async () => {
  const { user } = renderApp(
    <>
      <Popover button="Menu">{() => <p>Panel</p>}</Popover>
      <p>Outside</p>
    </>,
  );
  const opener = await screen.findByRole('button', { name: 'Menu' });
  await user.click(opener);
  expect(screen.getByText('Panel')).toBeTruthy();
  await user.click(screen.getByText('Outside'));
  expect(screen.queryByText('Panel')).toBeNull();
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Panel')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('restores the focus to its button when an item was chosen', async () => {
  const { user } = renderApp(
    <Popover button="Menu">
      {(close) => (
        <button type="button" onClick={close}>
          Choice
        </button>
      )}
    </Popover>,
  );
  const opener = await screen.findByRole('button', { name: 'Menu' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Choice' }));
  expect(screen.queryByRole('button', { name: 'Choice' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

const table = (
  <DataTable
    caption="Prices"
    rows={[
      { mandi: 'Pune', price: 2300 },
      { mandi: 'Karnal', price: 990 },
    ]}
    rowKey={(row) => row.mandi}
    columns={[
      { id: 'mandi', header: 'Mandi', cell: (row) => row.mandi },
      { id: 'price', header: 'Price', cell: (row) => row.price, sortBy: (row) => row.price },
    ]}
  />
);
const prices = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('sorts a table by its headings', async () => {
  const { user } = renderApp(table);
  await user.click(await screen.findByRole('button', { name: 'Price' }));
  expect(prices()).toEqual(['Karnal990', 'Pune2300']);
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(prices()).toEqual(['Pune2300', 'Karnal990']);
  const heading = screen.getByRole('columnheader', { name: 'Price' });
  expect(heading.getAttribute('aria-sort')).toBe('descending');
});

it('sorts cards on a phone by a control above them, without headings', async () => {
  const wide = matchMedia;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.defineProperty(wide(media), 'matches', { value: true }),
  );
  try {
    const { user } = renderApp(table);
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Price');
    expect(prices()).toEqual(['Karnal990', 'Pune2300']);
    await user.click(screen.getByRole('button', { name: 'Ascending order' }));
    expect(prices()).toEqual(['Pune2300', 'Karnal990']);
    screen.getByRole('button', { name: 'Descending order' });
    expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'As listed');
    expect(prices()).toEqual(['Pune2300', 'Karnal990']);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('becomes cards where its columns do not fit, whatever the window width', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(480);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(860);
  const { user } = renderApp(table);
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Price');
  expect(prices()).toEqual(['Karnal990', 'Pune2300']);
  expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
});

it('stops at the first and the last page', async () => {
  const go = vi.fn();
  renderApp(<Pagination page={1} pages={1} onChange={go} />);
  const previous = await screen.findByRole<HTMLButtonElement>('button', { name: 'Previous' });
  expect(previous.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

it('falls back once when a picture cannot be loaded, and reports it', async () => {
  const fail = vi.fn();
  renderApp(
    <Picture src="/media/gone.webp" alt="Asha" fallback="/images/profile.svg" onFail={fail} />,
  );
  const picture = await screen.findByRole('img', { name: 'Asha' });
  fireEvent.error(picture);
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe('/images/profile.svg');
  expect(fail).toHaveBeenCalledTimes(1);
});

it('interrupts with errors and only informs otherwise', async () => {
  renderApp(
    <>
      <Alert>Not saved</Alert>
      <Alert tone="good">Saved</Alert>
      <StateView state="empty">No tasks available</StateView>
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved');
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual([
    'Saved',
    'No tasks available',
  ]);
});
