import { accountEndpoints } from './account/endpoints.ts';
import { assistantEndpoints } from './assistant/endpoints.ts';
import { assistantQuestionEndpoints } from './assistant/question-endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { commentEndpoints } from './community/feed-endpoints.ts';
import { followEndpoints } from './community/follow-endpoints.ts';
import { postEndpoints } from './community/post-endpoints.ts';
import { reelEndpoints } from './community/reel-endpoints.ts';
import { takedownEndpoints } from './community/takedown-endpoints.ts';
import { consoleEndpoints } from './console/endpoints.ts';
import { invitationEndpoints } from './console/expert-endpoints.ts';
import { cropPredictionEndpoints } from './crop-prediction/endpoints.ts';
import { cropsEndpoints } from './crops/endpoints.ts';
import { expertEndpoints } from './experts/endpoints.ts';
import { animalEventEndpoints } from './farm-record/animal-events.ts';
import { animalEndpoints } from './farm-record/animals.ts';
import { creditEndpoints } from './farm-record/credits.ts';
import { entryMoneyEndpoints } from './farm-record/entry-money.ts';
import { farmPictureEndpoints } from './farm-record/farm-pictures.ts';
import { fieldEndpoints } from './farm-record/fields.ts';
import { lossEndpoints } from './farm-record/losses.ts';
import { milkRateEndpoints } from './farm-record/milk-rates.ts';
import { plantingEventEndpoints } from './farm-record/planting-events.ts';
import { plantingEndpoints } from './farm-record/plantings.ts';
import { seasonEndpoints } from './farm-record/season.ts';
import { shareEndpoints } from './farm-record/shares.ts';
import { farmTaskEndpoints } from './farm-tasks/endpoints.ts';
import { financeEndpoints } from './finance/endpoints.ts';
import { geoEndpoints } from './geo/endpoints.ts';
import { greenscanEndpoints } from './greenscan/endpoints.ts';
import { guidanceEndpoints } from './guidance/endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import { irrigationEndpoints } from './irrigation/endpoints.ts';
import { languagesEndpoints } from './languages/endpoints.ts';
import { marketEndpoints } from './market/endpoints.ts';
import { newsEndpoints } from './news/endpoints.ts';
import { notificationEndpoints } from './notifications/endpoints.ts';
import { privacyEndpoints } from './privacy/endpoints.ts';
import { profileEndpoints } from './profile/endpoints.ts';
import { schemesEndpoints } from './schemes/endpoints.ts';
import { serviceEndpoints } from './service/endpoints.ts';
import { suggestionEndpoints } from './suggestions/endpoints.ts';
import { transcriptionEndpoints } from './transcription/endpoints.ts';
import { weatherEndpoints } from './weather/endpoints.ts';

/** Every call of the API, by feature. The API description and the tests iterate over this table. */
export const endpointTable = {
  service: serviceEndpoints,
  auth: authEndpoints,
  account: accountEndpoints,
  privacy: privacyEndpoints,
  profile: profileEndpoints,
  weather: weatherEndpoints,
  community: postEndpoints,
  agriloop: reelEndpoints,
  comments: commentEndpoints,
  follows: followEndpoints,
  takedowns: takedownEndpoints,
  irrigation: irrigationEndpoints,
  languages: languagesEndpoints,
  market: marketEndpoints,
  news: newsEndpoints,
  schemes: schemesEndpoints,
  geo: geoEndpoints,
  finance: financeEndpoints,
  'farm-tasks': farmTaskEndpoints,
  fields: fieldEndpoints,
  plantings: plantingEndpoints,
  'planting-events': plantingEventEndpoints,
  herd: animalEndpoints,
  'animal-events': animalEventEndpoints,
  'entry-money': entryMoneyEndpoints,
  'milk-rates': milkRateEndpoints,
  losses: lossEndpoints,
  'farm-pictures': farmPictureEndpoints,
  season: seasonEndpoints,
  shares: shareEndpoints,
  credits: creditEndpoints,
  'crop-prediction': cropPredictionEndpoints,
  greenscan: greenscanEndpoints,
  guidance: guidanceEndpoints,
  crops: cropsEndpoints,
  experts: expertEndpoints,
  notifications: notificationEndpoints,
  assistant: assistantEndpoints,
  'assistant-questions': assistantQuestionEndpoints,
  transcription: transcriptionEndpoints,
  console: consoleEndpoints,
  'expert-invitation': invitationEndpoints,
  suggestions: suggestionEndpoints,
} satisfies Record<string, Readonly<Record<string, Endpoint>>>;
export type EndpointTable = typeof endpointTable;
