// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { restoreMessageBody as readMessageBody } from './restoreMessage.ts'
