export const IMPORT_URL = "/settings/import";
