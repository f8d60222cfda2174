// Before any test: React and what renders it in Node are read once, by one NODE_ENV. A file that builds for production changes it
// for its time, and a half that came then would not understand the other.
import "react/jsx-dev-runtime";
import "react/jsx-runtime";
import "react-dom/server";
