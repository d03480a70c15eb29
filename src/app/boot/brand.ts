/** What the portal knows of its brand before any configuration is read. */
export const BRAND_MAIL = 'care@suborno.example'
