import "./local-tokens.css";
import "./page.css";
import "./home.css";
import "../dot-map/dot-map.css";
import "./gate.css";
import "./outbox.css";
