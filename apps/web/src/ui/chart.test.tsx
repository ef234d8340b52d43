import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { Chart } from './chart.tsx';

it('offers its numbers as a table, with a dash for missing values', async () => {
  const { user } = renderApp(
    <Chart
      kind="line"
      label="Wheat over the year"
      pointLabel="Month"
      points={['January', 'February']}
      series={[{ label: 'Modal price', values: [2100, null] }]}
      format={(value) => `₹${value}`}
    />,
  );
  expect(await screen.findByRole('img', { name: 'Wheat over the year' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Wheat over the year' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthModal price',
    'January₹2100',
    'February–',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hide table' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('draws on a canvas once the library has loaded', async () => {
  const { container } = renderApp(
    <Chart
      kind="bar"
      label="Rain"
      pointLabel="Day"
      points={['Mon', 'Tue', 'Wed']}
      series={[{ label: 'mm', values: [0, 12, 3] }]}
      format={String}
    />,
  );
  await expect.poll(() => container.querySelector('canvas'), { timeout: 5000 }).not.toBeNull();
});
