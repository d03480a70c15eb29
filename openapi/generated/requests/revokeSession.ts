// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { removePasskeyBody as revokeSessionBody } from './removePasskey.ts'
