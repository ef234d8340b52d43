/**
 * Patterns on a question whose words stand between single spaces, with one before the first and one behind the last:
 * plain letters, since classes of letters take seconds to compile.
 */

/** Words parted by spaces: `paint*` goes on as it likes, `sign_out` may be written apart, together or with a hyphen. */
function oneOf(words: string): string {
  const patterns = words
    .trim()
    .split(/\s+/)
    .map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}(?= )`))
    .map((word) => word.replaceAll('_', ' ?'));
  return `(?:${[...new Set(patterns)].join('|')})`;
}

/** The beginning of a question that names something of every group, in whatever order. */
export const naming = (...groups: readonly string[]): string =>
  `^${groups.map((words) => `(?=.* ${oneOf(words)})`).join('')}`;

/** The same for a question that names nothing of some words. */
export const notNaming = (words: string, pattern: string): string =>
  `^(?!.* ${oneOf(words)})(?:${pattern})`;

/** A question of these words alone. */
export const onlyOf = (...groups: readonly string[]): string =>
  `^(?!.* (?!${oneOf(groups.join(' '))})[^ ])`;

export const either = (...patterns: readonly string[]): string =>
  `(?:${patterns.map((pattern) => `(?:${pattern})`).join('|')})`;

/** Asks for the way to do something, not how much or how often. */
export const HOW = `how_to how_do how_can how_i how_should how_we where_do where_is where_can where_to way_to steps can_i can_we want_to unable cannot can_t
  kaise kese kaisay kahan kaha kidhar कैसे कैसा कहाँ कहां किधर kase kasa kashi kasे kuthe kuthun कसे कसा कशी कसं कुठे कुठून ela yela ekkada ekada ఎలా ఎక్కడ`;
export const APP = `app application apps ankur site website ऐप* एप अॅप* ॲप* अंकुर* యాప్* అంకుర్*`;
/** Animals and what is theirs: a question that names them is on farming. */
export const ANIMALS = `cow* cattle buffalo* bull* calf calves goat* sheep hen hens chick* poultry animal* dairy milk fodder
  गाय* गाई* भैंस* म्हैस* म्हशी* बैल* बछड़* वासर* बकर* शेळ* मुर्ग* कोंबड* पशु* जनावर* चारा* दूध* दुध* डेयरी* गोठ*
  gaay gai gay bhains* mhais* bail bakri* sheli* murgi* kombd* pashu* janavar* chara dudh* doodh*
  ఆవు* గేదె* బర్రె* ఎద్దు* దూడ* మేక* గొర్రె* కోడి* కోళ్* పశు* పాలు* పాల* పాడి* aavu* avu gede* meka* kodi* kolla* palu`;
/** Cards, banks and offices of others, whose passwords and accounts are not ours. */
export const OTHERS = `bank* upi atm sbi kcc pm pmkisan kisan_card jan_dhan aadhaar* aadhar* adhar* wifi facebook whatsapp gmail google youtube instagram
  बैंक* बँक* आधार* पीएम जनधन यूपीआई फेसबुक व्हाट्सएप బ్యాంక్* ఆధార్* పీఎం`;
export const CHANGE = `chang* switch* select* choos* set setting* edit* updat* correct* badal* badl* बदल* चुन* निवड* niwad* nivad* सुधार* దిద్ద* మార్చ* మార్పు* marcha* marchu* marchal* maarch* ఎంచు* enchu*`;
export const WITHOUT_NETWORK = `offline ऑफलाइन* ऑफ़लाइन* ऑफलाईन* ఆఫ్లైన్* without_internet without_network without_net without_signal without_data
  bina_internet bina_net bina_network internet_ke_bina net_ke_bina network_ke_bina internet_na_ho network_na_ho
  बिना_इंटरनेट* बिना_नेट बिना_नेटवर्क* इंटरनेट_के_बिना इंटरनेट_के_बगैर नेट_के_बिना नेटवर्क_के_बिना इंटरनेट_न नेटवर्क_न
  internet_shivay internetshivay net_nasel network_nasel internet_nasel* इंटरनेटशिवाय* इंटरनेट_शिवाय नेटशिवाय* नेटवर्कशिवाय* इंटरनेट_नस* नेट_नस* नेटवर्क_नस*
  internet_lekunda net_lekunda network_lekunda internet_lek* net_lek* ఇంటర్నెట్_లేక* నెట్_లేక* నెట్వర్క్_లేక*`;
/** That there is no network just now, which may as well be said of the phone alone. */
export const NO_NETWORK = `no_internet no_network no_signal no_net internet_nahi* net_nahi* network_nahi* इंटरनेट_नहीं नेट_नहीं नेटवर्क_नहीं
  इंटरनेट_नाही नेटवर्क_नाही ఇంటర్నెట్_లే* నెట్_లే* నెట్వర్క్_లే*`;
