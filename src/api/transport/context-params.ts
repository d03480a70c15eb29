/** CST-01, CST-02: what the portal calls itself. */
export const CLIENT_TYPE = 3
export const PLATFORM = 'WEB'
export const LANES_PLATFORM = 'html5-desktop'
