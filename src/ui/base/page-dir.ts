/** The page's writing direction, for Radix, which does not read `dir` from the document. */
export const pageDir = (): 'ltr' | 'rtl' => (document.dir === 'rtl' ? 'rtl' : 'ltr')
