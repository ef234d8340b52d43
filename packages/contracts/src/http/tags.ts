/**
 * What an answer tells about, so that a client knows which answers to ask for again after a change. An endpoint that
 * reads names what it reads; one that changes something names what must be read again after it.
 */
export const TAGS = [
  'AssistantQuestions',
  'Chat',
  'Comments',
  'Consent',
  'ConsoleAccounts',
  'ConsoleAppeals',
  'ConsoleCases',
  'ConsoleLog',
  'CropGuides',
  'Email',
  'ExpertRequests',
  'Experts',
  'FarmTasks',
  'Finance',
  'Following',
  'Guidance',
  'Irrigation',
  'Market',
  'News',
  'NotificationSettings',
  'Notifications',
  'Posts',
  'Privacy',
  'Profile',
  'Reels',
  'Scans',
  'Schemes',
  'Sessions',
  'Takedowns',
  'Unread',
  'Weather',
] as const;
export type Tag = (typeof TAGS)[number];
