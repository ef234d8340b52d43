import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp } from '@ankur/testkit/test-app';
import { expect, it } from 'vitest';
import { createProfileRepository } from '../../profile/profile.repository.ts';
import { readFarm } from './farm.ts';

it('a profile that says "None" keeps no animals', async () => {
  const test = await buildTestApp();
  const { access } = await aFarmer(test.app);
  const farmerId = JSON.parse(atob(access.split('.')[1] ?? '')).sub as string;
  const { db } = test.inputs;
  const keeps = async (livestock: string) => {
    await createProfileRepository(db).upsert(farmerId, { livestock });
    return (await readFarm(db, farmerId))?.keepsLivestock;
  };
  expect(await keeps('None')).toBe(false);
  expect(await keeps('काही नाही')).toBe(false);
  expect(await keeps('2 cows')).toBe(true);
  expect(await keeps('')).toBeNull();
  await test.close();
});
