/**
 * Older and other spellings that farmers type in Indian scripts, beside the ones that are shown (see the tables of each
 * language): `State/Name` as the search knows it.
 */
export const otherSpellings: Readonly<Record<string, readonly string[]>> = {
  'Maharashtra/Ahmednagar': ['अहमदनगर', 'అహ్మద్‌నగర్'],
  'Maharashtra/Aurangabad': ['औरंगाबाद', 'संभाजीनगर', 'ఔరంగాబాద్'],
  'Maharashtra/Osmanabad': ['उस्मानाबाद', 'ఉస్మానాబాద్'],
  'Maharashtra/Buldhana': ['बुलढाना'],
  'Maharashtra/Jalgaon': ['जळगांव'],
  'Maharashtra/Nashik': ['नासिक'],
  'Maharashtra/Raigad': ['रायगढ़'],
  'Maharashtra/Solapur': ['शोलापुर', 'షోలాపూర్'],
  'Maharashtra/Washim': ['वाशीम'],
  'Karnataka/Bengaluru': ['बेंगलूरु', 'बंगलौर', 'बेंगळुरू'],
  'Karnataka/Belagavi': ['बेलगाम', 'బెల్గాం'],
  'Karnataka/Kalaburagi': ['गुलबर्गा', 'గుల్బర్గా'],
  'Uttar Pradesh/Prayagraj': ['इलाहाबाद', 'अलाहाबाद', 'అలహాబాద్'],
  'Uttar Pradesh/Varanasi': ['बनारस', 'काशी', 'వారాణసి'],
  'Haryana/Gurugram': ['गुड़गांव', 'गुडगाव', 'గుర్గావ్'],
  'Andhra Pradesh/Visakhapatnam': ['विशाखापट्टनम', 'वाइजैग', 'వైజాగ్'],
  'Telangana/Mahabubnagar': ['పాలమూరు'],
  'Telangana/Hanumakonda': ['హన్మకొండ'],
  'Telangana/Nalgonda': ['నల్లగొండ'],
};
