import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { contentTypeOf, type MediaStore } from './media-store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** As many as one DeleteObjects call takes. */
const KEYS_AT_ONCE = 1_000;

const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** Media in an S3-compatible object store. */
export function createS3Store(settings: S3Settings): MediaStore {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = settings.bucket;
  return {
    async put(key, content, contentType, bytes) {
      const flows = content instanceof Readable && bytes !== undefined;
      const Body = content instanceof Readable && !flows ? await buffer(content) : content;
      const length = flows ? { ContentLength: bytes } : {};
      await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body, ContentType: contentType, ...length }),
      );
    },
    async size(key) {
      try {
        const answer = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        return answer.ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async get(key, range) {
      try {
        const answer = await client.send(
          new GetObjectCommand({
            Bucket,
            Key: key,
            ...(range ? { Range: `bytes=${range.start}-${range.end ?? ''}` } : {}),
          }),
        );
        const length = answer.ContentLength ?? 0;
        const size = Number(answer.ContentRange?.split('/')[1] ?? length);
        return { stream: answer.Body as Readable, length, size, contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
        const Objects = keys.slice(at, at + KEYS_AT_ONCE).map((Key) => ({ Key }));
        await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      }
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key, LastModified, Size } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, writtenAt: LastModified, bytes: Size ?? 0 };
      }
    },
  };
}
