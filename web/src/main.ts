import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { applyMotion } from "./look/motion.svelte";
import { applyTheme } from "./look/theme.svelte";
import { preferred, speak } from "./words/words.svelte";

applyTheme();
applyMotion();
await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
