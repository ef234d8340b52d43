import { describe, expect, it } from 'vitest';
import { changedLoss, lossThatWaits } from './rows-that-wait.ts';

const HAIL = { cause: 'hailstorm', happened_at: '2026-11-20T12:30:00Z' };

describe('a loss that waits', () => {
  it('counts as reported with the first report, and not once that is taken back', () => {
    const loss = lossThatWaits(HAIL, 'l');
    expect(loss.reported_at).toBeNull();
    const told = [{ who: 'helpline' as const, at: '2026-11-21T05:00:00.000Z', number: 'MH-77' }];
    const reported = changedLoss(loss, { told });
    expect(reported.reported_at).toBe('2026-11-21T05:00:00.000Z');
    expect(reported.tell[0]?.told_at).toBe('2026-11-21T05:00:00.000Z');
    expect(changedLoss(reported, { note: 'Half of it' }).reported_at).toBe(reported.reported_at);
    expect(changedLoss(reported, { told: [] }).reported_at).toBeNull();
  });

  it('keeps a time of reporting that was said beside the reports', () => {
    const said = { ...lossThatWaits(HAIL, 'l'), reported_at: '2026-11-21T04:00:00.000Z' };
    expect(changedLoss(said, { told: [] }).reported_at).toBe('2026-11-21T04:00:00.000Z');
  });
});
