import type { PageConfig } from "../core/page-config.ts";

type Choice = Extract<PageConfig, { kind: "choice" }>;

interface Reactions {
  readonly onChoose: (index: number) => void;
  /** A pointer or the focus came near an item that is not shown. */
  readonly onNear: (index: number) => void;
}

/** Control with which a reader chooses. */
interface Control {
  readonly element: HTMLElement;
  /** Shows which item is chosen. */
  mark(index: number): void;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A dot in the colour that something always has; the page shows that of its ground. */
function markOf({ mark }: Choice["items"][number]): readonly HTMLElement[] {
  if (mark === undefined) return [];
  const dot = document.createElement("i");
  mark.forEach((colour, at) => {
    dot.style.setProperty(`--nv-mark-${at}`, colour);
  });
  return [dot];
}

/** Buttons side by side: tabs, moved through with the arrow keys, or a toggle between two. */
function createButtons({ items, label, control }: Choice, { onChoose, onNear }: Reactions): Control {
  const isTabs = control === "tabs";
  const element = document.createElement("div");
  element.className = "nv-control";
  element.setAttribute("role", isTabs ? "tablist" : "group");
  element.setAttribute("aria-label", label);
  const buttons = items.map((item, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...markOf(item), item.label);
    if (isTabs) {
      button.setAttribute("role", "tab");
      button.setAttribute("aria-controls", "nv-frames");
    }
    button.onclick = () => onChoose(index);
    button.onpointerenter = () => onNear(index);
    button.onfocus = () => onNear(index);
    button.onkeydown = ({ key }) => {
      const step = isTabs ? ARROWS[key] : undefined;
      if (step === undefined) return;
      const next = (index + step + items.length) % items.length;
      onChoose(next);
      buttons[next]?.focus();
    };
    return button;
  });
  element.append(...buttons);
  return {
    element,
    mark(chosen) {
      buttons.forEach((button, index) => {
        const state = String(index === chosen);
        if (isTabs) {
          button.setAttribute("aria-selected", state);
          button.tabIndex = index === chosen ? 0 : -1;
        } else button.setAttribute("aria-pressed", state);
      });
    },
  };
}

/** A list of the machine's own, with headings over neighbours of one group. */
function createSelect({ items, label }: Choice, { onChoose }: Reactions): Control {
  const element = document.createElement("label");
  element.className = "nv-control";
  const select = document.createElement("select");
  let group: HTMLOptGroupElement | null = null;
  items.forEach((item, index) => {
    if (item.group === "") group = null;
    else if (group?.label !== item.group) {
      group = document.createElement("optgroup");
      group.label = item.group;
      select.append(group);
    }
    (group ?? select).append(new Option(item.label, String(index)));
  });
  select.onchange = () => onChoose(select.selectedIndex);
  element.append(label, select);
  return {
    element,
    mark(index) {
      select.selectedIndex = index;
    },
  };
}

/** A field that offers the labels while one types. */
function createSearch({ items, label }: Choice, { onChoose }: Reactions): Control {
  const element = document.createElement("label");
  element.className = "nv-control";
  const input = document.createElement("input");
  const list = document.createElement("datalist");
  list.id = "nv-options";
  list.append(...items.map((item) => new Option(item.label)));
  input.setAttribute("list", list.id);
  input.type = "search";
  input.oninput = () => {
    const typed = input.value.trim().toLocaleLowerCase();
    const index = items.findIndex((item) => item.label.toLocaleLowerCase() === typed);
    if (index !== -1) onChoose(index);
  };
  element.append(label, input, list);
  return {
    element,
    mark(index) {
      input.value = items[index]?.label ?? "";
    },
  };
}

/** Makes the control that the graphic asks for. */
export function createControl(choice: Choice, reactions: Reactions): Control {
  if (choice.control === "select") return createSelect(choice, reactions);
  if (choice.control === "search") return createSearch(choice, reactions);
  return createButtons(choice, reactions);
}
