import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { keepAnswers } from '../lib/answers/keep-answers.ts';
import { baseApi } from '../lib/http/base-api.ts';

export function createStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, keepAnswers),
  });
}

export const store = createStore();
setupListeners(store.dispatch);
