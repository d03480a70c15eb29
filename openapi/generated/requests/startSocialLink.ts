// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { loginSocialBody as startSocialLinkBody } from './loginSocial.ts'
