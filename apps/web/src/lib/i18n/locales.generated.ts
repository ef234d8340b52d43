// Written by scripts/declarations.test.ts with `-u`; not to be edited.
import type account from '../../locales/en/account.json';
import type agriloop from '../../locales/en/agriloop.json';
import type assistant from '../../locales/en/assistant.json';
import type auth from '../../locales/en/auth.json';
import type common from '../../locales/en/common.json';
import type community from '../../locales/en/community.json';
import type console from '../../locales/en/console.json';
import type cropPrediction from '../../locales/en/crop-prediction.json';
import type crops from '../../locales/en/crops.json';
import type dashboard from '../../locales/en/dashboard.json';
import type emergency from '../../locales/en/emergency.json';
import type experts from '../../locales/en/experts.json';
import type farmRecord from '../../locales/en/farm-record.json';
import type farmTasks from '../../locales/en/farm-tasks.json';
import type finance from '../../locales/en/finance.json';
import type greenscan from '../../locales/en/greenscan.json';
import type guidance from '../../locales/en/guidance.json';
import type irrigation from '../../locales/en/irrigation.json';
import type landing from '../../locales/en/landing.json';
import type market from '../../locales/en/market.json';
import type news from '../../locales/en/news.json';
import type notifications from '../../locales/en/notifications.json';
import type outbox from '../../locales/en/outbox.json';
import type pictures from '../../locales/en/pictures.json';
import type privacy from '../../locales/en/privacy.json';
import type profile from '../../locales/en/profile.json';
import type recordedSpeech from '../../locales/en/recorded-speech.json';
import type schemes from '../../locales/en/schemes.json';
import type shell from '../../locales/en/shell.json';
import type suggestions from '../../locales/en/suggestions.json';
import type terms from '../../locales/en/terms.json';
import type today from '../../locales/en/today.json';
import type voiceEntry from '../../locales/en/voice-entry.json';
import type weather from '../../locales/en/weather.json';

/** Each namespace with its English texts, and with those that the build adds from other files. */
export interface Locales {
  account: typeof account;
  agriloop: typeof agriloop;
  assistant: typeof assistant;
  auth: typeof auth;
  common: typeof common;
  community: typeof community;
  console: typeof console;
  'crop-prediction': typeof cropPrediction;
  crops: typeof crops;
  dashboard: typeof dashboard;
  emergency: typeof emergency;
  experts: typeof experts;
  'farm-record': typeof farmRecord;
  'farm-tasks': typeof farmTasks;
  finance: typeof finance;
  greenscan: typeof greenscan;
  guidance: typeof guidance;
  irrigation: typeof irrigation;
  landing: typeof landing;
  market: typeof market;
  news: typeof news;
  notifications: typeof notifications;
  outbox: typeof outbox;
  pictures: typeof pictures;
  privacy: typeof privacy;
  profile: typeof profile;
  'recorded-speech': typeof recordedSpeech;
  schemes: typeof schemes;
  shell: typeof shell;
  suggestions: typeof suggestions;
  terms: typeof terms;
  today: typeof today &
    Pick<typeof farmRecord, 'due' | 'cause'> &
    Pick<typeof irrigation, 'advice' | 'crop' | 'duration'> &
    Pick<typeof pictures, 'choose' | 'asPictures' | 'asWords'> &
    Pick<typeof privacy, 'age'>;
  'voice-entry': typeof voiceEntry;
  weather: typeof weather;
}
