import { failuresOf } from '../http/problem.ts';

/** Failure codes of recordings that are to be written down. */
export const transcriptionProblems = {
  sound_missing: 'Send a recording first',
  sound_not_readable: 'This is no recording in WebM, Ogg, MP4, MP3 or WAV',
  sound_too_large: 'This recording is too long. Please send at most {max_megabytes} MB.',
  transcription_unavailable: {
    text: 'Speech cannot be written down just now. Please type it, or try again in a minute.',
    params: ['retry_after'],
  },
} as const;
export const transcriptionFailure = failuresOf<typeof transcriptionProblems>();
