import { describe, expect, it } from 'vitest';
import { conditionOf, cropOf, cropsOf, findCrop, isHealthy } from './labels.ts';

const labels = ['Rice___Healthy', 'Rice___Leaf_blast', 'Maize___Healthy', 'NotLeaf___Background'];

describe('labels', () => {
  it('are split into crop and condition', () => {
    expect(cropOf('Rice___Leaf_blast')).toBe('Rice');
    expect(conditionOf('Rice___Leaf_blast')).toBe('Leaf_blast');
    expect(isHealthy('Rice___Healthy')).toBe(true);
    expect(isHealthy('Rice___Leaf_blast')).toBe(false);
  });

  it('list each crop once, without the background label', () => {
    expect(cropsOf(labels)).toEqual(['Rice', 'Maize']);
    expect(findCrop(labels, ' rice ')).toBe('Rice');
    expect(findCrop(labels, 'NotLeaf')).toBeNull();
    expect(findCrop(labels, 'okra')).toBeNull();
  });
});
