// Runs in a thread of its own: a file that keeps the parser busy for ever takes nobody along.
import { parentPort, workerData } from 'node:worker_threads';
import { examineVideo } from './examine-video.ts';

parentPort?.postMessage(await examineVideo(workerData as string));
