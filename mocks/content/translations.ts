import AR from './translations/AR.json' with { type: 'json' }
import CN from './translations/CN.json' with { type: 'json' }
import TH from './translations/TH.json' with { type: 'json' }
import VI from './translations/VI.json' with { type: 'json' }

/** By portal code: the English of a text without its line breaks, and what stands for it. */
export const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AR,
  CN,
  TH,
  VI,
}
