// Makes the bucket that S3_BUCKET names, unless it is there. Waits for a store that is still starting.
import { setTimeout as pause } from 'node:timers/promises';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const TRIES = 30;
const PAUSE_MS = 2_000;
const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION || 'us-east-1',
  forcePathStyle: true,
  maxAttempts: 1,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
});

async function isThere() {
  try {
    await client.send(new HeadBucketCommand({ Bucket: S3_BUCKET }));
    return true;
  } catch (error) {
    if (error.$metadata?.httpStatusCode === 404) return false;
    throw error;
  }
}

for (let left = TRIES; ; left--) {
  try {
    if (!(await isThere())) await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }));
    process.stdout.write(`bucket ${S3_BUCKET} is there\n`);
    break;
  } catch (error) {
    if (left === 0) {
      process.stderr.write(`no bucket ${S3_BUCKET} at ${S3_ENDPOINT}: ${error.message}\n`);
      process.exit(1);
    }
    await pause(PAUSE_MS);
  }
}
