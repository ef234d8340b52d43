import transcription from 'virtual:endpoints/transcription';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

/** The service takes up to 40 s, the way there on a slow line about as long. */
const TIMEOUT_MS = 90_000;

const transcriptionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    aboutTranscription: fromContract(build).query(transcription.about, () => ({}), {
      keepUnusedDataFor: 3600,
    }),
    transcribe: fromContract(build).mutation(
      transcription.transcribe,
      ({ sound, language }: { sound: Blob; language: Language }) => {
        const body = new FormData();
        body.append('sound', sound, 'sound');
        return { query: { language }, body, timeout: TIMEOUT_MS };
      },
    ),
  }),
});

export const { useAboutTranscriptionQuery, useTranscribeMutation } = transcriptionApi;
