import "@nv/ui/fonts/entrance-fonts.css";
import "@nv/ui/tokens.css";
import "@nv/ui/base.css";
import "./page.css";
import "./home.css";
import "../dot-map/dot-map.css";
import "./gate.css";
import "./outbox.css";
