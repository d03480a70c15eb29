/** The page's writing direction: Radix takes every part for left to right until it is told. */
export const pageDir = (): 'ltr' | 'rtl' => (document.dir === 'rtl' ? 'rtl' : 'ltr')
