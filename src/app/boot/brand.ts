/** The support address of the brand, known before any configuration is loaded. */
export const BRAND_MAIL = 'care@suborno.example'
