import { expect, it } from 'vitest';
import { fromMap, onMap, tilesOf, viewOf } from './map-view.ts';

const YAVATMAL = [20.3888, 78.1204] as const;

it('finds the tile of a place as the usual formula does', () => {
  // n = 2^14; x = n (lon + 180) / 360; y = n (1 − asinh(tan lat) / π) / 2.
  const [tile] = tilesOf('t/{z}/{x}/{y}.png', { centre: YAVATMAL, zoom: 14 }, 1);
  expect(tile?.url).toBe('t/14/11747/7243.png');
  expect(tile?.left).toBeLessThanOrEqual(0);
});

it('covers the map with tiles that join', () => {
  const tiles = tilesOf('{x} {y}', { centre: YAVATMAL, zoom: 17 }, 300);
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(300);
  expect(Math.max(...tiles.map(({ top }) => top + 256))).toBeGreaterThanOrEqual(300);
  expect(new Set(tiles.map(({ url }) => url)).size).toBe(tiles.length);
});

it('goes from the earth to the map and back', () => {
  const view = { centre: YAVATMAL, zoom: 18 };
  expect(onMap(YAVATMAL, view, 300)).toEqual([150, 150]);
  const [lat, lon] = fromMap([20, 280], view, 300);
  const [x, y] = onMap([lat, lon], view, 300);
  expect([x, y]).toEqual([expect.closeTo(20, 4), expect.closeTo(280, 4)]);
  expect(lat).toBeLessThan(YAVATMAL[0]);
});

it('shows a whole field, and nothing of none', () => {
  const corners = [
    [20.39, 78.12],
    [20.391, 78.121],
  ] as const;
  const view = viewOf(corners, 300, 30);
  expect(view?.zoom).toBe(18);
  for (const corner of corners)
    for (const at of onMap(corner, view ?? { centre: YAVATMAL, zoom: 4 }, 300)) {
      expect(at).toBeGreaterThanOrEqual(30);
      expect(at).toBeLessThanOrEqual(270);
    }
  expect(viewOf([], 300, 30)).toBeNull();
});
