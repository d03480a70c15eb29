// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { bindTotpBody as removeTotpBody } from './bindTotp.ts'
