// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
export { processDividendContractBody as processRealtimeSalaryContractBody } from './processDividendContract.ts'
