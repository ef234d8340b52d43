import { expect, it } from 'vitest';
import { invitationLetter } from './invitation-letter.ts';

const INVITATION = {
  email: 'kavita@example.org',
  fields: ['soil_health', 'market_analysis'],
  languages: ['telugu', 'hindi'],
  days: 30,
  link: 'https://farm.example.org/application/expert-invitation#token',
};

it.each([
  ['en', 'Invitation to answer farmers as an expert', 'soil health, market prices, in తెలుగు'],
  ['hi', 'किसानों को विशेषज्ञ के रूप में जवाब देने का निमंत्रण', 'मिट्टी की सेहत, मंडी भाव'],
  ['mr', 'शेतकऱ्यांना तज्ज्ञ म्हणून उत्तरे देण्याचे निमंत्रण', 'मातीचे आरोग्य, बाजारभाव'],
  ['te', 'రైతులకు నిపుణులుగా సమాధానాలు ఇవ్వడానికి ఆహ్వానం', 'నేల ఆరోగ్యం, మార్కెట్ ధరలు'],
])(
  'an invitation in %s names the fields in the language of the account',
  (accountLanguage, subject, said) => {
    const mail = invitationLetter({ ...INVITATION, accountLanguage });
    expect(mail).toMatchObject({ to: INVITATION.email, subject });
    expect(mail.text).toContain(said);
    expect(mail.text).toContain(`\n\n${INVITATION.link}\n\n`);
    expect(mail.text).not.toMatch(/[{}]/);
  },
);

it.each([
  ['telugu', 'రైతులకు'],
  ['english', 'Invitation'],
])(
  'without an account it is written in the first language of the invitation, %s',
  (first, start) => {
    const invitation = { ...INVITATION, languages: [first, 'hindi'], accountLanguage: null };
    expect(invitationLetter(invitation).subject).toMatch(new RegExp(`^${start}`));
  },
);
