/** A file cannot be used, or not all of it; the message is for a person. */
export class FileError extends Error {}
