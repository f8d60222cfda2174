/** Words that people type around what they look for, folded. They neither find nor rank. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a al algo algun alguna ante antes aqui asi aun cada como con cual cuales cuando cuanto cuantos de del desde donde e el ella en
  entre era es esa ese eso esta estan este esto estos fue ha hacer hace hago han hasta hay la las le les lo los mas me mi mis muy
  necesito ni no nos o para pero poder poner pongo por porque puede puedo que quien quiero se ser si sin sobre son su sus te tengo
  tiene tu un una unas uno unos usar uso va ver voy y ya`.split(/\s+/),
);

/** Tells a word that says nothing about a page: «cómo», «para», «el». @param word - Folded. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
