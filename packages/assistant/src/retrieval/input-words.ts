import { createWordList } from './word-list.ts';

/**
 * What is put on a field: whoever asks how much of it a crop takes has no sick crop, though what is written on
 * diseases names it too.
 */
export const isInputWord = createWordList(`
urea dap npk potash fertilizer fertiliser manure weed weeds weedicide weedkiller herbicide killer
खाद उर्वरक यूरिया डीएपी पोटाश खरपतवार खरपतवारनाशक
खत खते युरिया तण तणनाशक
ఎరువు ఎరువులు యూరియా డీఏపీ పొటాష్ కలుపు కలుపుమందు
dale dalen daale dalna dalu taku takave takaychi veyali डालें डालना डालूं टाकावे टाकावी टाकायची వేయాలి
khad khaad khat uria uriya kharpatwar tan tannashak eruvu eruvulu kalupu
`);
