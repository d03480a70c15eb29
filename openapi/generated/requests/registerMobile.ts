// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { registerMemberBody as registerMobileBody } from './registerMember.ts'
