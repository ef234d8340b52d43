import { useState } from 'react';
import { Card } from '../card.tsx';
import { Chart } from '../chart.tsx';
import { DataTable } from '../data-table.tsx';
import { Pagination } from '../pagination.tsx';
import { DEFAULT_PROFILE_IMAGE, Picture } from '../picture.tsx';
import { Tabs } from '../tabs.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const PRICES = [2100, 2150, 2300, 2250, null, 2400, 2420, 2380, 2290, 2310, 2500, 2620];
const ROWS = [
  { mandi: 'Pune', price: 2300 },
  { mandi: 'Yavatmal', price: 2150 },
  { mandi: 'Karnal', price: 2420 },
];
const rupees = (value: number): string => `₹${value}`;

export function DevData() {
  const [page, setPage] = useState(1);
  const [tab, setTab] = useState<'line' | 'bar'>('line');
  return (
    <>
      <Card title="Charts">
        <Tabs
          label="Kind of chart"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'line', label: 'Line' },
            { id: 'bar', label: 'Bar' },
          ]}
        >
          <Chart
            kind={tab}
            label="Wheat over the year"
            pointLabel="Month"
            points={MONTHS}
            series={[{ label: 'Wheat', values: PRICES }]}
            format={rupees}
          />
        </Tabs>
      </Card>
      <Card title="Table and pages">
        <DataTable
          caption="Prices today"
          rows={ROWS}
          rowKey={(row) => row.mandi}
          columns={[
            { id: 'mandi', header: 'Mandi', cell: (row) => row.mandi, sortBy: (row) => row.mandi },
            {
              id: 'price',
              header: 'Price',
              numeric: true,
              cell: (row) => rupees(row.price),
              sortBy: (row) => row.price,
            },
          ]}
        />
        <Pagination page={page} pages={3} onChange={setPage} />
      </Card>
      <Card title="Pictures">
        <Picture
          src="/nothing-here.jpg"
          alt="A farmer"
          fallback={DEFAULT_PROFILE_IMAGE}
          className="size-24 rounded-full"
        />
      </Card>
    </>
  );
}
