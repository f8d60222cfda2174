// Stands where the framework would put a module that this site does without. See plugins/client-parts.
export {};
