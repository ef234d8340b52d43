/**
 * Words that every document of a kind answers to: whoever names a cow asks the dairy articles, whichever of
 * them happens to write "cow". Being common to many they weigh little.
 */
export const CATTLE_WORDS =
  'cow cows buffalo buffaloes cattle bullock bull animal animals livestock dairy | गाय गायें गायों भैंस भैंसें भैंसों पशु पशुओं मवेशी ढोर जानवर बैल डंगर | गाई गाईला गाईची म्हैस म्हशी म्हशीला जनावर जनावरे जनावरं जनावरांना गुरे गुरं गुरांना पशू बैल ढोरं | ఆవు ఆవులు ఆవుకు గేదె గేదెలు గేదెకు బర్రె బర్రెలు పశువు పశువులు పశువులకు ఎద్దు ఎడ్లు గొడ్లు | gaay gay bhains bhais pashu mavesi janwar mhais gayi janavar gure aavu gede barre pasuvu';

export const POULTRY_WORDS =
  'hen hens chicken chickens bird birds poultry flock | मुर्गी मुर्गियां मुर्गियों मुर्गे | कोंबडी कोंबड्या कोंबड्यांना पोल्ट्री पक्षी | కోడి కోళ్లు కోళ్ళు కోళ్లకు పక్షులు | murgi murgiyan kombdi kombadi kombdya kodi kollu';

export const GOAT_WORDS =
  'goat goats sheep lamb lambs doe buck | बकरी बकरियां बकरियों बकरा बकरे मेमना मेमने भेड़ भेड़ें भेड़ों | शेळी शेळ्या शेळीला शेळ्यांना बोकड करडू करडे करडांना करडाला कोकरू कोकराला मेंढी मेंढ्या मेंढीला | మేక మేకలు మేకకు మేకలకు మేకపిల్ల మేకపిల్లలు గొర్రె గొర్రెలు గొర్రెకు పొట్టేలు | bakri bakriyan bakriyon bakra bakre memna bhed sheli shelya shelila shelyanna sheliche bokad karadu mendhi meka mekalu mekaku mekalaku mekapilla gorre gorrelu';

export const SCHEME_KIND_WORDS =
  'scheme schemes yojana subsidy government govt benefit apply eligible grant help | योजना योजनाएं सरकारी सरकार सब्सिडी अनुदान मदद सहायता लाभ पात्रता | योजना शासकीय सरकारी सरकारकडून शासन अनुदान सबसिडी मदत लाभ पात्रता | పథకం పథకాలు ప్రభుత్వం ప్రభుత్వ సబ్సిడీ రాయితీ సాయం సహాయం అర్హత | sarkari sarkar anudan madad madat pathakam prabhutvam sayam';
