// Worker thread, so that a file that blocks the parser forever does not block the server.
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../../platform/process/lower-priority.ts';
import { examineVideo } from './examine-video.ts';

lowerThreadPriority();
parentPort?.postMessage(await examineVideo(workerData as string));
